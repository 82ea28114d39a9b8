import { useQuery } from '@tanstack/react-query';
import { catalog, category, topic } from '@sinau/api-client';
import type { Topic, TopicWriting } from '@sinau/contracts/storefront/topic/topic.endpoints';
import { topicRules } from '@sinau/contracts/storefront/topic/topic.rules';
import { decimal } from '@sinau/format';
import { FormText, FormValue } from '@sinau/ui/antd/portal-form';
import { PictureChoice } from '../../../shared/upload/picture-choice.tsx';
import type { ContentKind } from '../kind.ts';

export const topicKind: ContentKind<Topic, TopicWriting> = {
  label: 'Topik',
  noun: 'topik',
  intro: 'Dipakai di menu, katalog, dan formulir kelas. Urutannya sama dengan di menu.',
  useRows: () => useQuery(topic.list.query({ query: { page: 0, perPage: 0 } })),
  useRow: (id) => useQuery(topic.detail.query({ params: { id } })),
  briefOf: ({ title, slug, usedBy }) => ({
    title,
    note: `/${slug} · ${usedBy === 0 ? 'belum dipakai' : `${decimal(usedBy)} kelas dan bundling, termasuk draf`}`,
  }),
  removal: 'Hanya topik yang tidak dipakai kelas atau bundling mana pun yang bisa dihapus.',
  calls: {
    create: (body) => topic.create.call({ body }),
    edit: (id, body) => topic.edit.call({ params: { id }, body }),
    remove: (id) => topic.remove.call({ params: { id } }),
    move: (id, beforeId) => topic.move.call({ params: { id }, body: { beforeId } }),
  },
  refreshes: [topic, category, catalog],
  rules: topicRules,
  start: { title: '', slug: '', cover: null },
  valuesOf: ({ title, slug, cover }) => ({ title, slug, cover }),
  Fields: () => (
    <>
      <FormText name="title" label="Nama" />
      <FormText
        name="slug"
        label="Alamat"
        hint="Dipakai di tautan katalog. Kosong berarti dibuat dari namanya. Kalau diubah, tautan lama tidak lagi menyaring topik ini."
      />
      <FormValue<string | null>
        name="cover"
        draw={(control) => (
          <PictureChoice
            label="Gambar"
            hint="Tampil persegi di beranda. Kosong berarti motif kain yang paling dekat dengan alamatnya."
            {...control}
          />
        )}
      />
    </>
  ),
};
