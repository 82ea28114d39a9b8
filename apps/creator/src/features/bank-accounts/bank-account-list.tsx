import type { ListedAccount } from '@sinau/contracts/commerce/banking/banking.endpoints';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date, dateTime, decimal } from '@sinau/format';
import { EmptyState, Link, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { PersonLink } from '../../shared/person-link.tsx';
import { AccountCheckBadge, accountCheckLabels } from './account-check-badge.tsx';
import { bankAccountSearch, bankAccountSorts, type BankAccountSearch } from './bank-account-search.ts';
import { useBankAccounts } from './bank-accounts.data.ts';

const columns: readonly Column<ListedAccount>[] = [
  {
    title: 'Mitra',
    sort: 'mitra',
    isText: true,
    isMain: true,
    cell: ({ mitra }) => <Link href={operatorScreens.operatorBankAccount(mitra.id)}>{mitra.name}</Link>,
    note: ({ earlierAccounts }) => earlierAccounts > 0 && `${decimal(earlierAccounts)} rekening sebelumnya`,
  },
  { title: 'Rekening', cell: ({ bank }) => bank.name, note: ({ number, holder }) => `${number} · ${holder}` },
  {
    title: 'Diisi',
    sort: 'enteredAt',
    isText: true,
    cell: ({ enteredAt }) => <span className="nowrap">{date(enteredAt)}</span>,
    note: ({ enteredBy }) => <PersonLink id={enteredBy.id} name={enteredBy.fullname} />,
  },
  {
    title: 'Pemeriksaan',
    card: 'line',
    cell: ({ check }) => <AccountCheckBadge check={check} />,
    note: ({ check }) => check && `${check.checkedBy.fullname}, ${dateTime(check.checkedAt)}`,
  },
];

/** The account that each mitra is paid to. */
export function BankAccountList({ search }: { search: BankAccountSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(bankAccountSearch, search, { keyword: '', check: null });
  return (
    <DataList
      rows={useBankAccounts(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="rekening"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada rekening mitra" illustration={illustrations.emptyNotes}>
          Rekening yang diisi mitra untuk menarik saldonya muncul di sini.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari rekening"
          placeholder="Mitra, pemilik rekening, atau bank"
          search={search}
          hrefFor={hrefFor}
          sorts={bankAccountSorts}
        >
          <ChoiceFilter
            label="Pemeriksaan"
            all="Semua pemeriksaan"
            words={accountCheckLabels}
            value={search.check}
            onChange={(check) => choose({ check })}
          />
        </ListTools>
      }
    />
  );
}
