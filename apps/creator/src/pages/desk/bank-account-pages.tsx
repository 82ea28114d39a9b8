import { useParams } from 'react-router-dom';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Breadcrumbs, Skeleton } from '@sinau/ui';
import { AccountHistory } from '../../features/bank-accounts/account-history.tsx';
import { BankAccountList } from '../../features/bank-accounts/bank-account-list.tsx';
import { bankAccountSearch } from '../../features/bank-accounts/bank-account-search.ts';
import { useMitraAccounts } from '../../features/bank-accounts/bank-accounts.data.ts';

/** Accounts that mitra are paid to. */
export function BankAccountsPage() {
  const search = useSearch(bankAccountSearch.read);
  return (
    <>
      <PageTitle>Rekening mitra</PageTitle>
      <div className="head">
        <div>
          <h1>Rekening mitra</h1>
          <p>Rekening tujuan penarikan setiap mitra, siapa yang mengisinya, dan hasil pemeriksaannya.</p>
        </div>
      </div>
      <BankAccountList search={search} />
    </>
  );
}

/** Accounts that one mitra had. */
export function BankAccountPage() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useMitraAccounts(id)}
      noun="rekening"
      missing={<NotFoundPage />}
      skeleton={<Skeleton height={320} />}
    >
      {(accounts) => (
        <div className="stack">
          <PageTitle>{`Rekening ${accounts.mitra.name}`}</PageTitle>
          <Breadcrumbs items={[{ label: 'Rekening mitra', href: operatorScreens.operatorBankAccounts() }]} />
          <h1>Rekening {accounts.mitra.name}</h1>
          <AccountHistory {...accounts} />
        </div>
      )}
    </QueryStates>
  );
}
