// Rumble of gamepads: the game says which one (by its number among those that are connected), how strongly (0 to 1) and
// for how many milliseconds; 0 milliseconds stop it. Browsers and pads without a motor do nothing.

addEventListener('guyenne:rumble', ({ detail: { pad, strength, millis } }) => {
  const connected = [ ...navigator.getGamepads?.() ?? [] ].filter((one) => one?.connected);
  const motor = connected[pad]?.vibrationActuator;
  if (!motor) return;
  const felt = millis > 0
    ? motor.playEffect?.('dual-rumble', { duration: millis, strongMagnitude: strength, weakMagnitude: strength / 2 })
    : motor.reset?.();
  // A newer rumble ends an older one: that is no mistake.
  felt?.catch?.(() => {});
});
