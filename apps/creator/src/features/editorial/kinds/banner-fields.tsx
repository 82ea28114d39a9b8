import type { BannerWriting } from '@sinau/contracts/storefront/banner/banner.endpoints';
import { Announcement } from '@sinau/ui';
import { FormPreview, FormText, FormValue } from '@sinau/ui/antd/portal-form';
import { PictureChoice } from '../../../shared/upload/picture-choice.tsx';
import { DateTimeFormField } from '../date-time-form-field.tsx';
import './banner-fields.css';

/** Values with no end until one is chosen. */
export type BannerValues = Omit<BannerWriting, 'endDate'> & { endDate: string | null };

/** Fields for the text of a banner, its end, and its appearance. */
export const BannerFields = () => (
  <>
    <FormPreview<BannerValues> draw={(values) => <BannerPreview {...values} />} />
    <FormText name="text" label="Kalimat" hint="Satu kalimat pendek, supaya muat sebaris di komputer." />
    <FormText
      name="link"
      label="Tujuan tautan"
      hint="Alamat di situs ini, misalnya /catalog/menulis-berita, atau alamat lengkap."
    />
    <DateTimeFormField
      name="startDate"
      label="Mulai tampil"
      optional
      hint="Kosong berarti sejak sekarang."
      usualTime="00:00"
    />
    <DateTimeFormField name="endDate" label="Berhenti tampil" usualTime="23:59" />
    <FormValue<string | null>
      name="backgroundUrl"
      draw={(control) => (
        <PictureChoice
          label="Latar di komputer"
          hint="Paling pas 1920 × 96 piksel dan gelap, sebab tulisannya putih."
          shape="wide"
          {...control}
        />
      )}
    />
    <FormValue<string | null>
      name="backgroundUrlMobile"
      draw={(control) => (
        <PictureChoice
          label="Latar di ponsel"
          hint="Paling pas 800 × 160 piksel. Kosong berarti sama dengan di komputer."
          shape="wide"
          {...control}
        />
      )}
    />
  </>
);

function BannerPreview({ text, link, backgroundUrl, backgroundUrlMobile }: BannerValues) {
  const words = { text: text.trim() || 'Kalimatmu tampil di sini', link: link.trim() || '/' };
  const phone = backgroundUrlMobile ?? backgroundUrl;
  return (
    <div className="banner-preview" role="group" aria-label="Pratinjau">
      <span className="field-label">Pratinjau di komputer</span>
      <Announcement {...words} wide={backgroundUrl} narrow={backgroundUrl} />
      <span className="field-label">Di ponsel</span>
      <div className="banner-preview-phone">
        <Announcement {...words} wide={phone} narrow={phone} />
      </div>
    </div>
  );
}
