import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { whyUnsold } from '@sinau/contracts/authoring/bundle/bundle-unsold';
import { Notice } from '@sinau/ui';

/** Notices that its makers have to know before anything else. */
export function BundleNotices({ bundle }: { bundle: WrittenBundle }) {
  const { statusApprove, status, reviewReason, suspensionReason, archiveAt, unsold } = bundle;
  return (
    <>
      {statusApprove === 'revision' && reviewReason && (
        <Notice tone="danger">
          <b>Tim kami meminta perbaikan:</b>
          <p>{reviewReason}</p>
        </Notice>
      )}
      {suspensionReason && (
        <Notice tone="danger">
          <b>Penjualan bundling ini dihentikan sementara oleh tim kami:</b>
          <p>{suspensionReason}</p>
        </Notice>
      )}
      {(statusApprove === 'waiting' || statusApprove === 'review') && (
        <Notice>Bundling sedang kami tinjau, paling lama 2 hari kerja. Kami kabari lewat email begitu selesai.</Notice>
      )}
      {archiveAt && <Notice tone="neutral">Bundling ini ada di arsip, jadi tidak tampil di katalog.</Notice>}
      {status === 'publish' && !archiveAt && !suspensionReason && unsold.length > 0 && (
        <Notice tone="danger">
          <b>Bundling ini sedang tidak dijual</b>, karena {whyUnsold(unsold)}. Bundling dijual lagi begitu semua
          kelasnya dijual, atau setelah kelas itu kamu keluarkan.
        </Notice>
      )}
    </>
  );
}
