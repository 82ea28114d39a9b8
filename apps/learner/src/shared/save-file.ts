/** Lets the browser fetch and keep a file of this origin, while the page stays. */
export function saveFile(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
