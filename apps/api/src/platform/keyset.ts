/** Position at which reading continues: after the last row that was read. */
export interface Keyset {
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly take: number;
}

const pageSize = 1_000;

/** Reads a list to its end in pages. Rows added meanwhile cause no repetition and no gap. */
export async function* readAll<Row>(
  read: (keyset: Keyset) => Promise<Row[]>,
  placeOf: (row: Row) => NonNullable<Keyset['after']>,
) {
  let after: Keyset['after'] = null;
  for (;;) {
    const rows = await read({ after, take: pageSize });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = placeOf(last);
  }
}
