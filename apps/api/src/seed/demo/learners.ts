import { slugOf } from '../../platform/slugs.ts';

interface Region {
  readonly women: readonly string[];
  readonly men: readonly string[];
  /** Names of clans and fathers are for both sexes; other second names are not. */
  readonly last: readonly string[] | { readonly women: readonly string[]; readonly men: readonly string[] };
  /** True if a face with a veil or a peci suits many people of these names. */
  readonly isMostlyMuslim: boolean;
}

/** Names that are common from Aceh to Papua. */
const regions: readonly Region[] = [
  {
    women: ['Cut Meutia', 'Nurul', 'Rahmi', 'Fitria'],
    men: ['Teuku Rizki', 'Muhammad Ikhsan', 'Zulfikar', 'Safrizal'],
    last: { women: ['Hasanah', 'Maulida', 'Safira'], men: ['Fahmi', 'Akbar', 'Yusuf'] },
    isMostlyMuslim: true,
  },
  {
    women: ['Debora', 'Ruth', 'Martha', 'Elisabet', 'Novita'],
    men: ['Jonathan', 'Daniel', 'Parlin', 'Hotman', 'Samuel'],
    last: ['Simanjuntak', 'Hutapea', 'Siregar', 'Nainggolan', 'Sitorus', 'Ginting', 'Tarigan'],
    isMostlyMuslim: false,
  },
  {
    women: ['Rahma', 'Yuni', 'Putri', 'Suci'],
    men: ['Ilham', 'Hendri', 'Rafki', 'Dedi'],
    last: ['Chaniago', 'Piliang', 'Koto', 'Tanjung', 'Sikumbang'],
    isMostlyMuslim: true,
  },
  {
    women: ['Neng Siti', 'Lilis', 'Tia', 'Rani', 'Euis'],
    men: ['Asep', 'Dadan', 'Ujang', 'Cecep', 'Gilang'],
    last: { women: ['Nurjanah', 'Kartika', 'Rahayu', 'Hartini'], men: ['Suryana', 'Hidayat', 'Permana', 'Gunawan'] },
    isMostlyMuslim: true,
  },
  {
    women: ['Aisyah', 'Zahra', 'Rodiah', 'Mutia'],
    men: ['Rojali', 'Fadhil', 'Syahrul', 'Rangga'],
    last: { women: ['Safitri', 'Rosyidah', 'Amelia'], men: ['Marzuki', 'Fauzi', 'Ramadhan', 'Abdillah'] },
    isMostlyMuslim: true,
  },
  {
    women: ['Sekar', 'Dyah', 'Retno', 'Endang', 'Wulandari', 'Anindya'],
    men: ['Bayu', 'Joko', 'Damar', 'Wahyu', 'Aditya', 'Seno'],
    last: {
      women: ['Utami', 'Lestari', 'Pratiwi', 'Kusumaningrum'],
      men: ['Prasetyo', 'Wicaksono', 'Nugroho', 'Kusuma'],
    },
    isMostlyMuslim: true,
  },
  {
    women: ['Siti', 'Nur', 'Dewi', 'Ika'],
    men: ['Slamet', 'Agus', 'Arif', 'Yoga'],
    last: {
      women: ['Aminah', 'Handayani', 'Wulandari', 'Rohmah'],
      men: ['Susanto', 'Setiawan', 'Purnomo', 'Wibisono'],
    },
    isMostlyMuslim: true,
  },
  {
    women: ['Ni Wayan Sri', 'Ni Made Ayu', 'Ni Komang Dewi', 'Ni Ketut Rai'],
    men: ['I Wayan Adi', 'I Made Bagus', 'I Komang Gede', 'I Ketut Surya'],
    last: { women: ['Astuti', 'Mahayani', 'Pradnyani'], men: ['Sudarma', 'Wirawan', 'Pradnyana'] },
    isMostlyMuslim: false,
  },
  {
    women: ['Baiq Nur', 'Hartini', 'Baiq Rina'],
    men: ['Lalu Ahmad', 'Lalu Wira', 'Sahrul'],
    last: { women: ['Hidayati', 'Anggraini', 'Mahsunah'], men: ['Wijaya', 'Mahardika', 'Satriawan'] },
    isMostlyMuslim: true,
  },
  {
    women: ['Maria', 'Yustina', 'Theresia', 'Florida'],
    men: ['Yosef', 'Petrus', 'Gregorius', 'Benediktus'],
    last: ['Keraf', 'Nggili', 'Da Silva', 'Bria', 'Lado', 'Ndolu'],
    isMostlyMuslim: false,
  },
  {
    women: ['Norhayati', 'Mariatul', 'Rina'],
    men: ['Muhammad Noor', 'Akhmad', 'Rahmadi'],
    last: { women: ['Fitriani', 'Kasumawati', 'Hayati'], men: ['Hasbi', 'Ansyari', 'Sapuani'] },
    isMostlyMuslim: true,
  },
  {
    women: ['Lusia', 'Monika', 'Natalia'],
    men: ['Yulianus', 'Andreas', 'Silvester'],
    last: ['Bungai', 'Nyaring', 'Usop', 'Tiwau'],
    isMostlyMuslim: false,
  },
  {
    women: ['Andi Tenri', 'Besse', 'Nurhalisa', 'Hasna'],
    men: ['Andi Baso', 'Syamsul', 'Daeng Rala', 'Ikbal'],
    last: ['Mappanyukki', 'Rahman', 'Wahid', 'Amir', 'Tahir'],
    isMostlyMuslim: true,
  },
  {
    women: ['Grace', 'Meyke', 'Vanda', 'Christin'],
    men: ['Jefri', 'Rando', 'Stenly', 'Marcel'],
    last: ['Wowor', 'Mandagi', 'Rumengan', 'Lumintang', 'Tumbelaka'],
    isMostlyMuslim: false,
  },
  {
    women: ['Jois', 'Vebby', 'Amelia'],
    men: ['Glenn', 'Boy', 'Harry'],
    last: ['Latuconsina', 'Pattiasina', 'Tuhumury', 'Sahetapy'],
    isMostlyMuslim: false,
  },
  {
    women: ['Yohana', 'Mince', 'Selvina'],
    men: ['Yulius', 'Frans', 'Agustinus'],
    last: ['Wenda', 'Rumbiak', 'Kogoya', 'Mambrasar', 'Yoku'],
    isMostlyMuslim: false,
  },
  {
    women: ['Melisa', 'Lie Mei', 'Cindy', 'Vivian'],
    men: ['Kevin', 'Andreas', 'Handoko', 'Steven'],
    last: ['Tanoto', 'Wijaya', 'Halim', 'Santoso', 'Gunadi', 'Lim'],
    isMostlyMuslim: false,
  },
];

const bareWomen = [4, 8, 11, 17, 21, 22, 26];
const veiledWomen = [2, 6, 10, 14, 19, 24];
const bareMen = [1, 5, 7, 9, 12, 15, 16, 23, 25];
const cappedMen = [3, 18, 13];

/** The given number of different people, the same each time; two of seven have no picture. */
export function learnersOf(count: number) {
  const people = new Map<string, { fullname: string; email: string; avatar: string | null }>();
  for (let n = 0; people.size < count; n += 1) {
    const { women, men, last, isMostlyMuslim } = regions[n % regions.length]!;
    const round = Math.floor(n / regions.length);
    const isWoman = (round + (n % regions.length)) % 2 === 0;
    const given = isWoman ? women : men;
    const names = 'women' in last ? last[isWoman ? 'women' : 'men'] : last;
    const turn = Math.floor(round / 2);
    const fullname = `${given[turn % given.length]} ${names[(turn + Math.floor(turn / given.length)) % names.length]}`;
    const bare = isWoman ? bareWomen : bareMen;
    const faces = isMostlyMuslim ? [...bare.slice(0, 4), ...(isWoman ? veiledWomen : cappedMen)] : bare;
    const email = `${slugOf(fullname).replaceAll('-', '.')}@contoh.test`;
    if (!people.has(email))
      people.set(email, {
        fullname,
        email,
        avatar: n % 7 < 2 ? null : `/art/avatar-${faces[(n * 5 + round) % faces.length]}.svg`,
      });
  }
  return [...people.values()];
}
