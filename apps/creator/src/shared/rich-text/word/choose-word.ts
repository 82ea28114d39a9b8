/** Opens the file chooser for a Word document. */
export function chooseWord(onChosen: (file: File) => void) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.docx' });
  input.addEventListener('change', () => input.files?.[0] && onChosen(input.files[0]));
  input.click();
}
