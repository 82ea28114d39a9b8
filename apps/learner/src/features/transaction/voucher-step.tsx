import { useState, type FormEvent } from 'react';
import type { Quote } from '@sinau/contracts/commerce/cart/cart.schemas';
import { codeOf } from '@sinau/contracts/core/typed/text.rules';
import type { VoucherFunder } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { decimal, rupiah } from '@sinau/format';
import { appConfig } from '@sinau/shell';
import { Button, Field, IconButton, Input } from '@sinau/ui';
import { ChevronRight, CircleCheck, Tag, X } from '@sinau/ui/icons';
import { CheckoutStep } from './checkout-step.tsx';
import { lineCount } from './line-count.ts';
import type { useVouchers } from './vouchers.data.ts';
import './voucher-step.css';

type Voucher = Quote['vouchers'][number];
interface VoucherStepProps {
  quote: Quote;
  vouchers: ReturnType<typeof useVouchers>;
}

/** Vouchers of the checkout: one quiet line for the many who have none, until one is used or was refused. */
export function VoucherStep({ quote, vouchers }: VoucherStepProps) {
  const [isOpen, setOpen] = useState(false);
  const { problems, changed } = vouchers;
  const isUsed = quote.vouchers.length > 0 || changed !== null || Object.values(problems).some(Boolean);
  if (!isOpen && !isUsed)
    return (
      <button type="button" className="card voucher-ask" onClick={() => setOpen(true)}>
        <Tag />
        <span className="grow">Punya voucher?</span>
        <ChevronRight />
      </button>
    );
  return (
    <CheckoutStep title="Voucher">
      <Vouchers quote={quote} vouchers={vouchers} startsFocused={!isUsed} />
    </CheckoutStep>
  );
}

/** Vouchers, one of a mitra and one of ours: the discount of each, or the field for its code. */
function Vouchers({
  quote,
  vouchers: { problems, applying, changed, apply, forget, remove },
  startsFocused,
}: VoucherStepProps & { startsFocused: boolean }) {
  const { productName } = appConfig();
  const names = { mitra: 'voucher mitra', platform: `voucher ${productName}` };
  return (
    <>
      <div className="voucher-step">
        {(['mitra', 'platform'] as const).map((funder) => {
          const used = quote.vouchers.find(({ fundedBy }) => fundedBy === funder);
          return used ? (
            <UsedVoucher
              key={funder}
              voucher={used}
              lines={quote.lines}
              takesFocus={changed === funder}
              onRemove={() => remove(funder)}
            />
          ) : (
            <CodeField
              key={funder}
              name={names[funder]}
              problem={problems[funder]}
              isApplying={applying === funder}
              takesFocus={changed === funder || (startsFocused && funder === 'mitra')}
              onType={() => forget(funder)}
              onApply={(code) => apply(funder, code)}
            />
          );
        })}
      </div>
      <p className="muted xs voucher-step-hint">
        Satu pesanan bisa memakai satu voucher mitra dan satu voucher {productName}.
      </p>
    </>
  );
}

interface UsedVoucherProps {
  voucher: Voucher;
  lines: Quote['lines'];
  takesFocus: boolean;
  onRemove: () => void;
}

function UsedVoucher({ voucher, lines, takesFocus, onRemove }: UsedVoucherProps) {
  const { code, fundedBy, discount } = voucher;
  const reached = lines.filter((line) => savedOn(line, fundedBy) > 0);
  return (
    <div className="voucher-used">
      <CircleCheck />
      <p className="grow">
        <b>{code}</b> · <span className="num">hemat {rupiah(discount)}</span>
        <span className="muted xs">
          {worthOf(voucher)} untuk {lineCount(reached)} {giverOf(voucher)}
        </span>
      </p>
      <IconButton label={`Lepas voucher ${code}`} ref={takesFocus ? focus : undefined} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}

const focus = (control: HTMLElement | null) => control?.focus();

const savedOn = (line: Quote['lines'][number], funder: VoucherFunder) =>
  funder === 'mitra' ? line.voucherMitra : line.voucherPlatform;

/** Formats '20%', 'Potongan Rp50.000' or 'Harga jadi Rp50.000'. */
function worthOf({ kind, value }: Voucher) {
  if (kind === 'percent') return `${decimal(value)}%`;
  return kind === 'fixed' ? `Potongan ${rupiah(value)}` : `Harga jadi ${rupiah(value)}`;
}

const giverOf = ({ mitra }: Voucher) => `dari ${mitra?.name ?? appConfig().productName}`;

interface CodeFieldProps {
  /** Name such as 'voucher mitra'. */
  name: string;
  problem: string | undefined;
  isApplying: boolean;
  takesFocus: boolean;
  onType: () => void;
  onApply: (code: string) => void;
}

function CodeField({ name, problem, isApplying, takesFocus, onType, onApply }: CodeFieldProps) {
  const [code, setCode] = useState('');
  const typed = codeOf(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed && !isApplying) onApply(typed);
  };
  return (
    <form className="voucher-field" onSubmit={submit} noValidate>
      <Field label={`Kode ${name}`} error={problem}>
        <div className="voucher-field-row">
          <Input
            value={code}
            onChange={({ target }) => {
              setCode(target.value.toUpperCase());
              onType();
            }}
            maxLength={40}
            ref={takesFocus ? focus : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" variant="outline" loading={isApplying} aria-label={`Pakai kode ${name}`}>
            Pakai
          </Button>
        </div>
      </Field>
    </form>
  );
}
