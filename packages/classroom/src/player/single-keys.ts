const key = 'singleKeys';

/**
 * Tells whether single keys, such as N or 3, do something on this device: whoever dictates or presses them by accident
 * turns them off (WCAG 2.1.4). A forbidden storage leaves them on.
 */
export function areSingleKeysOn() {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export const setSingleKeys = (isOn: boolean) => localStorage.setItem(key, isOn ? 'on' : 'off');

/** Tells whether an event is a single key that is turned off. The space bar is a button of the player. */
export const isSilencedKey = ({ key: pressed }: KeyboardEvent) =>
  pressed.length === 1 && pressed !== ' ' && !areSingleKeysOn();
