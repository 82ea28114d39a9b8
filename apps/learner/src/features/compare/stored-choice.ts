import { deviceText } from '../../shared/device-text.ts';

/** Stored choice of this device. */
export const storedChoice = deviceText('compare');

/** Tells whether any class may have been chosen, for components that need no more. */
export const useHasChoice = () => storedChoice.use(hasChoice, false);

const hasChoice = (text: string | null) => text !== null && text !== '[]';
