import { FormArea, FormText, FormValue } from '@sinau/ui/antd/portal-form';
import { PictureChoice } from '../../../shared/upload/picture-choice.tsx';
import { HtmlField } from '../html-field.tsx';
import { DateTimeFormField } from '../date-time-form-field.tsx';

export const ArticleFields = () => (
  <>
    <FormText name="title" label="Judul" />
    <FormText name="slug" label="Alamat" hint="Kosong berarti dibuat dari judulnya." />
    <FormArea name="summary" label="Ringkasan" hint="Tampil di kartu dan di hasil pencarian." />
    <FormValue<string | null>
      name="cover"
      draw={(control) => <PictureChoice label="Sampul" hint="Paling pas 1280 × 720 piksel." {...control} />}
    />
    <HtmlField name="body" label="Isi" placeholder="Mulai dari yang paling berguna bagi pembaca…" />
    <DateTimeFormField
      name="publishedAt"
      label="Terbit"
      optional
      hint="Kosong berarti draf. Waktu yang akan datang berarti terjadwal."
      usualTime="00:00"
    />
  </>
);
