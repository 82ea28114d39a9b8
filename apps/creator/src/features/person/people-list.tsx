import { minNameWord } from '@sinau/contracts/backoffice/person/person.rules';
import type { FoundPerson } from '@sinau/contracts/backoffice/person/person.schemas';
import { date } from '@sinau/format';
import { QueryStates, useGo } from '@sinau/shell';
import { Badge, Card, EmptyState, Skeleton, illustrations } from '@sinau/ui';
import { KeywordField } from '../../shared/list/keyword-field.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { matchLabels, personStateLabels } from './person-labels.ts';
import { peopleSearch } from './person-search.ts';
import { usePeople } from './person.data.ts';
import './person.css';

/** Search for a person, and those that it found. */
export function PeopleList({ keyword }: { keyword: string }) {
  const go = useGo();
  return (
    <div className="stack">
      <KeywordField
        label="Cari orang"
        placeholder="Nama, email, telepon, nomor pesanan, atau nomor sertifikat"
        keyword={keyword}
        onSearch={(typed) => go(peopleSearch.href({ keyword: typed }), { replace: keyword !== '' })}
      />
      {keyword === '' ? <Hint /> : <Found keyword={keyword} />}
    </div>
  );
}

const Hint = () => (
  <EmptyState title="Siapa yang kamu cari?" illustration={illustrations.emptyNotes}>
    Nama boleh sebagian, paling sedikit {minNameWord} huruf. Nomor pesanan dan sertifikat ditulis lengkap.
  </EmptyState>
);

const Found = ({ keyword }: { keyword: string }) => (
  <QueryStates query={usePeople(keyword)} noun="hasil pencarian" skeleton={<Skeleton height={160} />}>
    {({ list, isCut }) =>
      list.length === 0 ? (
        <EmptyState title="Tidak ada yang cocok" illustration={illustrations.emptyNotes}>
          Periksa ejaannya, atau cari dengan email, telepon, nomor pesanan, atau nomor sertifikatnya.
        </EmptyState>
      ) : (
        <>
          <p className="muted sm" role="status">
            {isCut
              ? `${list.length} orang pertama. Tulis lebih lengkap untuk menemukan yang lain.`
              : `${list.length} orang`}
          </p>
          <Card>
            <ul className="person-rows">
              {list.map((person) => (
                <Row key={person.id} person={person} />
              ))}
            </ul>
          </Card>
        </>
      )
    }
  </QueryStates>
);

const Row = ({
  person: { id, fullname, email, phone, state, isOperator, createdAt, match },
}: {
  person: FoundPerson;
}) => (
  <li>
    <div className="person-row-main">
      <PersonLink id={id} name={fullname} />
      <p className="muted sm">{[email, phone].filter(Boolean).join(' · ')}</p>
      <p className="muted xs">{[matchLabels[match], `Terdaftar ${date(createdAt)}`].filter(Boolean).join(' · ')}</p>
    </div>
    <div className="row">
      {isOperator && <Badge tone="primary">Staf</Badge>}
      <Badge tone={personStateLabels[state].tone}>{personStateLabels[state].label}</Badge>
    </div>
  </li>
);
