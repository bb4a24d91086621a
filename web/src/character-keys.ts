const KEY = 'nimlab-character-keys';

/** Whether single letters and signs act as keys; a person can switch them off, and that is remembered. */
export function areCharacterKeysOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Switches keys of single letters and signs on or off. */
export function switchCharacterKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
