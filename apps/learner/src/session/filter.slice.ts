import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Filter {
  /** Query of the catalog's address when it was last visited or chosen. */
  catalogQuery: string;
}

/** Slice with the last catalog query. The address is the state of the catalog; this remembers it after leaving. */
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
