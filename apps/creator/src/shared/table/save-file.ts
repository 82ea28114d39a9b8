/** Hands a file that was fetched to the browser to keep. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The click only begins it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
