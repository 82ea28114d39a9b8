/** Id of the `<main>` of every layout, with `tabIndex={-1}`: skip links and navigation focus it. */
export const mainId = 'isi';
