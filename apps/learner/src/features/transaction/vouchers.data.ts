import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, cart, voucher } from '@sinau/api-client';
import { voucherFunders, type VoucherFunder } from '@sinau/contracts/commerce/voucher/voucher.rules';
import type { CheckoutSelection } from '../../shared/offer-ref.ts';

const checks = { mitra: voucher.checkMitra, platform: voucher.checkPlatform } as const;
const fieldOf = { mitra: 'voucherMitra', platform: 'voucherPlatform' } as const;
type Problems = Partial<Record<VoucherFunder, string>>;

/** Returns the selection with this code as its voucher of the kind, or without one. */
function withCode(selection: CheckoutSelection, funder: VoucherFunder, code: string | null): CheckoutSelection {
  const { [fieldOf[funder]]: _, ...rest } = selection;
  if (code === null) return rest;
  return { ...rest, ...(funder === 'mitra' ? { voucherMitra: [code] } : { voucherPlatform: code }) };
}

/** Tells which voucher of a checkout was refused, and why. */
function refusedVoucher(error: Error | null): { funder: VoucherFunder; problem: string } | null {
  if (!(error instanceof ApiError)) return null;
  const funder = voucherFunders.find((one) => fieldOf[one] in error.fields);
  return funder ? { funder, problem: error.fields[fieldOf[funder]]! } : null;
}
export const isVoucherRefusal = (error: Error) => refusedVoucher(error) !== null;

interface Chosen {
  readonly selection: CheckoutSelection;
  readonly choose: (selection: CheckoutSelection) => void;
  /** Reason why the quote of the selection was refused. */
  readonly refusal: Error | null;
}

/**
 * Manages the vouchers of a checkout. A code is checked before it is used; one that is no longer valid is removed, and
 * its field says why.
 */
export function useVouchers({ selection, choose, refusal }: Chosen) {
  const [problems, setProblems] = useState<Problems>({});
  const [changed, setChanged] = useState<VoucherFunder | null>(null);
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ funder, code }: { funder: VoucherFunder; code: string }) =>
      checks[funder].call({ body: { ...selection, code } }),
    meta: { failure: 'silent' },
    onMutate: ({ funder }) => setProblems((shown) => ({ ...shown, [funder]: undefined })),
    onSuccess: (quote, { funder, code }) => {
      const next = withCode(
        selection,
        funder,
        quote.vouchers.find(({ fundedBy }) => fundedBy === funder)?.code ?? code,
      );
      queryClient.setQueryData(cart.listCheckout.query({ body: next }).queryKey, quote);
      setChanged(funder);
      choose(next);
    },
    onError: (error, { funder }) => setProblems((shown) => ({ ...shown, [funder]: problemOf(error, funder) })),
  });

  useEffect(() => {
    const refused = refusedVoucher(refusal);
    if (!refused) return;
    setProblems((shown) => ({ ...shown, [refused.funder]: refused.problem }));
    choose(withCode(selection, refused.funder, null));
  }, [refusal, selection, choose]);

  return {
    problems,
    applying: isPending ? variables.funder : null,
    apply: (funder: VoucherFunder, code: string) => mutate({ funder, code }),
    /** Clears the problem once another code is typed. */
    forget: (funder: VoucherFunder) => setProblems((shown) => ({ ...shown, [funder]: undefined })),
    remove: (funder: VoucherFunder) => {
      setChanged(funder);
      choose(withCode(selection, funder, null));
    },
    /** The pressed button is gone: the focus moves to its replacement. */
    changed,
  };
}

/** Describes the problem; if the code breaks the terms of the other voucher, that one is named. */
function problemOf(error: Error, funder: VoucherFunder): string {
  const refused = refusedVoucher(error);
  if (!refused || refused.funder === funder) return refused?.problem ?? error.message;
  return `Dengan kode ini, voucher satunya tidak bisa dipakai lagi: ${refused.problem}`;
}
