import type { ComponentProps } from 'react';
import { FormControl } from '@sinau/ui/antd/form-control';
import { problemsOfVoucher, type VoucherDraft } from './voucher-draft.ts';

type Drawing<Name extends keyof VoucherDraft> = ComponentProps<
  typeof FormControl<VoucherDraft[Name], VoucherDraft>
>['draw'];

/** One field of a voucher, validated along with the others. */
export const DraftControl = <Name extends keyof VoucherDraft & string>({
  name,
  draw,
}: {
  name: Name;
  draw: Drawing<Name>;
}) => (
  <FormControl<VoucherDraft[Name], VoucherDraft>
    name={name}
    check={(_value, draft) => problemsOfVoucher(draft, new Date())[name] ?? null}
    draw={draw}
  />
);
