import { useParams } from 'react-router-dom';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Breadcrumbs, Skeleton } from '@sinau/ui';
import { AccountHistory } from '../../features/bank-accounts/account-history.tsx';
import { BankAccountList } from '../../features/bank-accounts/bank-account-list.tsx';
import { bankAccountSearch } from '../../features/bank-accounts/bank-account-search.ts';
import { useMitraAccounts } from '../../features/bank-accounts/bank-accounts.data.ts';
import { PageHead } from '../../shared/page-head.tsx';
import './desk-page.css';

/** Accounts that mitra are paid to. */
export function BankAccountsPage() {
  const search = useSearch(bankAccountSearch.read);
  return (
    <>
      <PageTitle>Rekening mitra</PageTitle>
      <PageHead title="Rekening mitra">
        Rekening tujuan penarikan setiap mitra, siapa yang mengisinya, dan hasil pemeriksaannya.
      </PageHead>
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
        <div className="desk-page">
          <PageTitle>{`Rekening ${accounts.mitra.name}`}</PageTitle>
          <PageHead
            title={`Rekening ${accounts.mitra.name}`}
            trail={<Breadcrumbs items={[{ label: 'Rekening mitra', href: operatorScreens.operatorBankAccounts() }]} />}
          />
          <AccountHistory {...accounts} />
        </div>
      )}
    </QueryStates>
  );
}
