import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { embedPath, embedSize, frameCode, scriptCode } from '@sinau/contracts/storefront/embed/embed.rules';
import { snackbarShown } from '@sinau/shell';
import { Button, Dialog, Field, Fieldset, OptionCard, Textarea } from '@sinau/ui';
import { Copy } from '@sinau/ui/icons';
import './embed-dialog.css';

const forms = {
  script: {
    title: 'Skrip',
    description: 'Lebarnya mengikuti tempatnya. Paling cocok untuk situs yang kamu atur sendiri.',
    codeOf: scriptCode,
  },
  frame: {
    title: 'Bingkai (iframe)',
    description: 'Untuk situs yang tidak menerima skrip.',
    codeOf: frameCode,
  },
} as const;

interface EmbedDialogProps {
  sold: { readonly slug: string; readonly title: string };
  onClose: () => void;
}

/** The code that shows the box of an offer on a page of the partner, with the box as visitors see it. */
export function EmbedDialog({ sold, onClose }: EmbedDialogProps) {
  const [form, setForm] = useState<keyof typeof forms>('script');
  const dispatch = useDispatch();
  const code = forms[form].codeOf(location.origin, sold);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    dispatch(
      snackbarShown(
        isCopied
          ? { tone: 'success', msg: 'Kode disalin. Tempel di halaman situsmu.' }
          : { tone: 'error', msg: 'Kode gagal disalin. Pilih teksnya, lalu salin sendiri.' },
      ),
    );
  };
  return (
    <Dialog open onClose={onClose} size="md" title="Pasang di situsmu">
      <div className="embed-dialog">
        <p>
          Kotak ini menampilkan harga dan penilaian terbaru, dan membuka halaman “{sold.title}” di tab baru. Pengunjung
          situsmu tidak mendapat cookie dari kami.
        </p>
        <Fieldset legend="Bentuk kode">
          <div className="embed-dialog-forms">
            {Object.entries(forms).map(([name, { title, description }]) => (
              <OptionCard
                key={name}
                name="embed-form"
                title={title}
                description={description}
                checked={form === name}
                onChange={() => setForm(name as keyof typeof forms)}
              />
            ))}
          </div>
        </Fieldset>
        <Field
          label="Kode"
          hint="Banyak situs juga menampilkan kotak ini kalau kamu cukup menempelkan tautan halaman kelasnya."
        >
          <Textarea
            className="embed-dialog-code"
            rows={4}
            readOnly
            value={code}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button onClick={() => void copy()}>
          <Copy />
          Salin kode
        </Button>
        <figure className="embed-dialog-preview">
          <figcaption className="muted sm">Pratinjau</figcaption>
          <iframe src={embedPath(sold.slug)} title={`Kotak ${sold.title}`} height={embedSize.height} />
        </figure>
      </div>
    </Dialog>
  );
}
