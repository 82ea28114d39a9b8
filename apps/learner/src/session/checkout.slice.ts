import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CheckoutState {
  /** Classes of the checkout under way. */
  chosenIds: string[];
  /** Classes in the cart that wait for another time; what is added later counts as chosen. */
  leftOutIds: string[];
}

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: { chosenIds: [], leftOutIds: [] } as CheckoutState,
  reducers: {
    cartItemToggled(state, { payload: id }: PayloadAction<string>) {
      state.leftOutIds = state.leftOutIds.includes(id) ? state.leftOutIds.filter((other) => other !== id) : [...state.leftOutIds, id];
    },
    wholeCartTaken(state) {
      state.leftOutIds = [];
    },
    wholeCartLeftOut(state, { payload: ids }: PayloadAction<string[]>) {
      state.leftOutIds = ids;
    },
    checkoutStarted(state, { payload: ids }: PayloadAction<string[]>) {
      state.chosenIds = ids;
    },
    checkoutFinished(state) {
      state.chosenIds = [];
    },
  },
  selectors: {
    selectChosenIds: (state) => state.chosenIds,
    selectLeftOutIds: (state) => state.leftOutIds,
  },
});

export const { cartItemToggled, wholeCartTaken, wholeCartLeftOut, checkoutStarted, checkoutFinished } = checkoutSlice.actions;
export const { selectChosenIds, selectLeftOutIds } = checkoutSlice.selectors;
