/** Choices of playing recordings with little data: the device and its line decide, always, or never. */
export const dataSaverChoices = ['auto', 'on', 'off'] as const;
export type DataSaverChoice = (typeof dataSaverChoices)[number];
