import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckoutSelection } from '../shared/offer-ref.ts';

interface CheckoutState {
  /** Selection of the current checkout. */
  selection: CheckoutSelection;
  /** Classes and bundles in the cart that the next checkout omits; items added later are selected. */
  deselectedIds: string[];
}

const emptySelection: CheckoutSelection = { programIds: [], bundleIds: [], ticketIds: [] };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: { selection: emptySelection, deselectedIds: [] } as CheckoutState,
  reducers: {
    cartItemToggled(state, { payload: id }: PayloadAction<string>) {
      state.deselectedIds = state.deselectedIds.includes(id)
        ? state.deselectedIds.filter((other) => other !== id)
        : [...state.deselectedIds, id];
    },
    allSelected(state) {
      state.deselectedIds = [];
    },
    allDeselected(state, { payload: ids }: PayloadAction<string[]>) {
      state.deselectedIds = ids;
    },
    checkoutStarted(state, { payload: selection }: PayloadAction<CheckoutSelection>) {
      state.selection = selection;
    },
    checkoutFinished(state) {
      state.selection = emptySelection;
    },
  },
  selectors: {
    selectSelection: (state) => state.selection,
    selectDeselectedIds: (state) => state.deselectedIds,
  },
});

export const { cartItemToggled, allSelected, allDeselected, checkoutStarted, checkoutFinished } = checkoutSlice.actions;
export const { selectSelection, selectDeselectedIds } = checkoutSlice.selectors;
