/** The `<main>` of every layout carries it, with `tabIndex={-1}`: skip links and arrivals go there. */
export const mainId = 'isi';
