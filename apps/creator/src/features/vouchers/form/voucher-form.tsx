import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { useDraftKey } from '@sinau/shell';
import { FormPreview, PortalForm } from '@sinau/ui/antd/portal-form';
import type { VoucherIssuer } from '../voucher-issuer.ts';
import { useCreateVoucher, useEditVoucher } from '../vouchers.data.ts';
import { VoucherSimulator } from '../simulation/voucher-simulator.tsx';
import { CodeField } from './code-field.tsx';
import { LimitFields } from './limit-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { blankVoucher, bodyOf, changeOf, draftOf, type VoucherDraft } from './voucher-draft.ts';
import { DiscountFields } from './discount-fields.tsx';
import './voucher-form.css';

interface NewVoucherProps {
  desk: VoucherIssuer;
  onSaved: (voucher: Voucher) => void;
}

export function NewVoucher({ desk, onSaved }: NewVoucherProps) {
  const { mutateAsync } = useCreateVoucher(desk);
  return (
    <VoucherForm
      desk={desk}
      initial={blankVoucher()}
      draftKey="new"
      submitLabel="Buat voucher"
      send={async (draft) => onSaved(await mutateAsync(bodyOf(draft)))}
    />
  );
}

/** Changes a voucher for orders from now on; unpaid orders keep the terms they were placed with. */
export function EditVoucher({ desk, voucher, onSaved }: NewVoucherProps & { voucher: Voucher }) {
  const { mutateAsync } = useEditVoucher(desk, voucher.id);
  return (
    <VoucherForm
      desk={desk}
      initial={draftOf(voucher)}
      isCodeFixed={voucher.used + voucher.held > 0}
      draftKey={voucher.id}
      submitLabel="Simpan"
      send={async (draft) => onSaved(await mutateAsync(changeOf(draft, voucher, new Date())))}
    />
  );
}

interface VoucherFormProps {
  desk: VoucherIssuer;
  initial: VoucherDraft;
  isCodeFixed?: boolean;
  draftKey: string;
  submitLabel: string;
  send: (draft: VoucherDraft) => Promise<void>;
}

function VoucherForm({ desk, initial, isCodeFixed = false, draftKey, submitLabel, send }: VoucherFormProps) {
  return (
    <PortalForm<VoucherDraft>
      rules={{}}
      initialValues={initial}
      draftKey={useDraftKey(`voucher:${desk.funder}:${draftKey}`)}
      send={send}
      submitLabel={submitLabel}
    >
      <div className="voucher-form">
        <div className="voucher-form-fields">
          <CodeField isFixed={isCodeFixed} />
          <DiscountFields />
          <ScopeFields desk={desk} />
          <LimitFields />
        </div>
        <FormPreview<VoucherDraft> draw={(draft) => <VoucherSimulator desk={desk} draft={draft} />} />
      </div>
    </PortalForm>
  );
}
