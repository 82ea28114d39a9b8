import { useState } from 'react';
import type { MitraAccounts } from '@sinau/contracts/commerce/banking/banking.endpoints';
import { accountCheckRules, type AccountCheckResult } from '@sinau/contracts/commerce/banking/banking.rules';
import { dateTime, decimal } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Badge, Button, Card, EmptyState, Facts, Notice, ReasonDialog, illustrations, type Fact } from '@sinau/ui';
import { PersonLink } from '../../shared/person-link.tsx';
import { AccountCheckBadge } from './account-check-badge.tsx';
import { useCheckAccount } from './bank-accounts.data.ts';
import './account-history.css';

type Account = MitraAccounts['accounts'][number];

/** Accounts that a mitra had, the newest first, with their checks. */
export const AccountHistory = ({ accounts, canCheck }: MitraAccounts) =>
  accounts.length === 0 ? (
    <EmptyState title="Mitra ini belum mengisi rekening" illustration={illustrations.emptyNotes}>
      Saldonya bisa ditarik setelah pemiliknya mengisi rekening.
    </EmptyState>
  ) : (
    <>
      {!canCheck && <Notice tone="neutral">Ini mitramu sendiri, jadi staf lain yang memeriksa rekeningnya.</Notice>}
      <ol className="account-history" aria-label="Riwayat rekening">
        {accounts.map((account, index) => (
          <li key={account.id}>
            <Card padded>
              <div className="row wraps account-history-head">
                <h2>
                  {account.bank.name} {account.number}
                </h2>
                {index === 0 ? <Badge tone="primary">Dipakai sekarang</Badge> : <Badge tone="neutral">Dulu</Badge>}
                <AccountCheckBadge check={account.check} />
              </div>
              <Facts className="account-history-facts" facts={factsOf(account)} />
              {canCheck && index === 0 && <Check account={account} />}
            </Card>
          </li>
        ))}
      </ol>
    </>
  );

const factsOf = ({ holder, enteredAt, enteredBy, usableFrom, payouts, check }: Account): Fact[] => [
  ['Atas nama', holder],
  [
    'Diisi',
    <>
      {dateTime(enteredAt)} oleh <PersonLink id={enteredBy.id} name={enteredBy.fullname} />
    </>,
  ],
  ['Bisa dipakai sejak', dateTime(usableFrom)],
  ['Penarikan ke sini', decimal(payouts)],
  ...(check
    ? [
        [
          'Diperiksa',
          <>
            {dateTime(check.checkedAt)} oleh <PersonLink id={check.checkedBy.id} name={check.checkedBy.fullname} />
          </>,
        ] as const,
        ['Catatan', check.note] as const,
      ]
    : []),
];

const results = {
  matched: {
    button: 'Tandai cocok',
    title: 'Rekening ini cocok?',
    text: 'Staf lain melihat hasil ini saat menyetujui dan mentransfer penarikan.',
  },
  doubtful: {
    button: 'Tandai perlu dijelaskan',
    title: 'Rekening ini perlu dijelaskan?',
    text: 'Staf lain melihat peringatan saat memproses penarikannya. Mitra tidak dikabari, jadi tanyakan lewat Bantuan.',
  },
} as const satisfies Record<AccountCheckResult, object>;

function Check({ account: { id } }: { account: Account }) {
  const [asked, setAsked] = useState<AccountCheckResult | null>(null);
  const { mutateAsync } = useCheckAccount(id);
  const draftKey = useDraftKey(`check-account:${id}`);
  return (
    <div className="row wraps">
      {(['matched', 'doubtful'] as const).map((result) => (
        <Button key={result} variant="outline" size="sm" onClick={() => setAsked(result)}>
          {results[result].button}
        </Button>
      ))}
      <ReasonDialog
        open={asked !== null}
        title={asked ? results[asked].title : ''}
        draftKey={draftKey}
        onClose={() => setAsked(null)}
        label="Apa yang kamu periksa"
        hint="Dibaca staf keuangan, dan tersimpan di catatan tindakan."
        rule={accountCheckRules.note}
        confirmLabel="Simpan hasil"
        send={async (note) => asked && mutateAsync({ result: asked, note })}
      >
        {asked && results[asked].text}
      </ReasonDialog>
    </div>
  );
}
