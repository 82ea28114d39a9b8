import { useQuery } from '@tanstack/react-query';
import { content, testimony } from '@sinau/api-client';
import type { StoredTestimony, TestimonyWriting } from '@sinau/contracts/storefront/testimony/testimony.endpoints';
import { testimonyRules } from '@sinau/contracts/storefront/testimony/testimony.rules';
import { Switch } from '@sinau/ui';
import { FormArea, FormText, FormValue } from '@sinau/ui/antd/portal-form';
import { PictureChoice } from '../../../shared/upload/picture-choice.tsx';
import type { ContentKind } from '../kind.ts';

export const testimonyKind: ContentKind<StoredTestimony, TestimonyWriting> = {
  label: 'Testimoni',
  noun: 'testimoni',
  intro: 'Kata peserta dan mitra di beranda dan halaman tentang kami. Enam yang teratas yang tampil.',
  useRows: () => useQuery(testimony.list.query({ query: { page: 0, perPage: 0 } })),
  useRow: (id) => useQuery(testimony.detail.query({ params: { id } })),
  briefOf: ({ name, role, content: words, isShown }) => ({
    title: name,
    note: `${role} · “${words.length > 90 ? `${words.slice(0, 90).trimEnd()}…` : words}”`,
    badge: isShown ? { words: 'Tampil', tone: 'success' } : { words: 'Disembunyikan', tone: 'neutral' },
  }),
  removal: 'Kalau hanya ingin menyimpannya dulu, sembunyikan saja.',
  calls: {
    create: (body) => testimony.create.call({ body }),
    edit: (id, body) => testimony.edit.call({ params: { id }, body }),
    remove: (id) => testimony.remove.call({ params: { id } }),
    move: (id, beforeId) => testimony.move.call({ params: { id }, body: { beforeId } }),
  },
  refreshes: [testimony, content],
  rules: testimonyRules,
  start: { name: '', role: '', content: '', photo: null, isShown: true },
  valuesOf: ({ name, role, content: words, photo, isShown }) => ({ name, role, content: words, photo, isShown }),
  Fields: () => (
    <>
      <FormText name="name" label="Nama" />
      <FormText name="role" label="Pekerjaan dan tempat" hint="Misalnya “Guru SMA di Kupang”." />
      <FormArea name="content" label="Yang dikatakannya" />
      <FormValue<string | null>
        name="photo"
        draw={(control) => (
          <PictureChoice label="Foto" hint="Wajahnya di tengah, persegi." shape="square" {...control} />
        )}
      />
      <FormValue<boolean>
        name="isShown"
        draw={({ value, onChange }) => (
          <Switch label="Tampilkan di situs" checked={value} onChange={({ target }) => onChange(target.checked)} />
        )}
      />
    </>
  ),
};
