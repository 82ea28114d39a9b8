import './sample-picture.css';

interface SamplePictureProps {
  /** SVG document. */
  picture: string;
  name: string;
  classTitle: string;
}

/** Certificate as it will look, with 'Contoh' written across it. */
export function SamplePicture({ picture, name, classTitle }: SamplePictureProps) {
  return (
    <div className="sample-picture">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
        width={842}
        height={595}
        alt={`Contoh sertifikat ${name} untuk kelas ${classTitle}`}
      />
      <span aria-hidden="true">Contoh</span>
    </div>
  );
}
