import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Filter {
  /** Slugs of topics. */
  topics: string[];
}

/** What was last chosen to look for. The catalog's address is what counts; this outlives leaving it. */
export const filterSlice = createSlice({
  name: 'filter',
  initialState: { topics: [] } as Filter,
  reducers: {
    topicPicked(state, { payload: slug }: PayloadAction<string>) {
      state.topics = [slug];
    },
  },
  selectors: { selectTopics: ({ topics }) => topics },
});

export const { topicPicked } = filterSlice.actions;
