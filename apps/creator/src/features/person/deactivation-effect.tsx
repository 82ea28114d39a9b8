import type { Deactivation } from '@sinau/contracts/core/account/account.schemas';
import type { Person } from '@sinau/contracts/backoffice/person/person.schemas';
import { QueryStates } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import { useDeactivation } from './person.data.ts';

/** Says what deactivating an account does to the person, and to the mitra that they belong to. */
export const DeactivationEffect = ({ person: { id, fullname } }: { person: Person }) => (
  <QueryStates query={useDeactivation(id)} noun="akibatnya" skeleton={<Skeleton height={72} />}>
    {({ restorationDays, mitra }) => (
      <>
        <p>
          {fullname} keluar dari semua perangkat dan profilnya tidak tampil lagi. Ia bisa memulihkan akunnya lewat
          tautan di email selama {restorationDays} hari; setelah itu data pribadinya dihapus dan catatan pembeliannya
          tinggal tanpa nama.
        </p>
        {mitra.map((one) => (
          <p key={one.name}>{mitraEffect(one)}</p>
        ))}
      </>
    )}
  </QueryStates>
);

function mitraEffect({ name, becomes, totalClass, owesSessions }: Deactivation['mitra'][number]) {
  if (owesSessions)
    return `${name} masih punya sesi langsung yang ditunggu peserta, jadi akun ini belum bisa dinonaktifkan.`;
  if (becomes === 'closes')
    return `${name} ditutup, dan ${totalClass} kelasnya berhenti dijual. Peserta tetap memilikinya.`;
  if (becomes === 'passes') return `${name} beralih ke anggota tertuanya.`;
  return `${name} tetap berjalan dengan pemilik lainnya.`;
}
