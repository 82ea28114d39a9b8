/** Lets the browser fetch and keep a file of this origin, under the name that is given or sent with it, while the page stays. */
export function saveFile(address: string, name = '') {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
