import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Filter {
  /** The query of the catalog's address when it was last chosen or seen. */
  catalogQuery: string;
}

/** What was last looked for. The catalog's address is what counts; this outlives leaving it. */
export const filterSlice = createSlice({
  name: 'filter',
  initialState: { catalogQuery: '' } as Filter,
  reducers: {
    topicPicked(state, { payload: slug }: PayloadAction<string>) {
      state.catalogQuery = `?topic=${slug}`;
    },
    catalogVisited(state, { payload: query }: PayloadAction<string>) {
      state.catalogQuery = query;
    },
  },
  selectors: { selectCatalogQuery: ({ catalogQuery }) => catalogQuery },
});

export const { topicPicked, catalogVisited } = filterSlice.actions;
export const { selectCatalogQuery } = filterSlice.selectors;
