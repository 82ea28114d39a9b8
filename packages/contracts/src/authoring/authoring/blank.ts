/** Returns whether a reader sees nothing of a value: it is missing, or an empty text. */
export const isBlank = (value: unknown): value is null | undefined | '' => value == null || value === '';
