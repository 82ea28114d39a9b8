import { screens } from '@sinau/contracts/screens';
import { Button, Card, Notice } from '@sinau/ui';
import { Briefcase } from '@sinau/ui/icons';
import { useAddToPortfolio, usePortfolioWork } from './portfolio.data.ts';
import './portfolio.css';

/** Offer to add a passed work to the portfolio, with who will see it. Nothing is added without a request. */
export function PortfolioOffer({ submissionId }: { submissionId: string }) {
  const { data: work } = usePortfolioWork(submissionId);
  const { mutate, isPending } = useAddToPortfolio(submissionId);
  if (work === undefined) return null;
  if (work !== null) {
    return (
      <Notice
        tone="success"
        action={
          <Button variant="outline" size="sm" href={screens.portfolio(work.id)}>
            Lihat karyanya
          </Button>
        }
      >
        Tugas ini ada di portofoliomu.
      </Notice>
    );
  }
  return (
    <Card as="section" padded className="portfolio-offer" aria-labelledby="portfolio-offer">
      <div>
        <h3 id="portfolio-offer">Simpan ke portofolio?</h3>
        <p className="muted sm">
          Tampil di profilmu, dan siapa pun bisa membaca tulisan serta berkasnya. Nilai dan komentar pengajar tidak
          ikut. Kamu bisa menyembunyikan atau menghapusnya kapan saja.
        </p>
      </div>
      <Button variant="outline" loading={isPending} onClick={() => mutate()}>
        <Briefcase />
        Simpan ke portofolio
      </Button>
    </Card>
  );
}
