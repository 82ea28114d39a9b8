/** Writes a text into HTML, also within an attribute in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
