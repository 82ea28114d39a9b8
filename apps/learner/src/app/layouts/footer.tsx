import { Suspense } from 'react';
import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { appConfig, lazySection } from '@sinau/shell';
import { Link, Logo } from '@sinau/ui';
import { usePopularTopics } from '../../features/topics/topics.data.ts';
import { topicPicked } from '../../session/filter.slice.ts';
import { classTypes } from '../../shared/class-types.ts';
import './footer.css';

/** Social links, loaded only if there are accounts. */
const SocialLinks = lazySection(async () => (await import('./social-links.tsx')).SocialLinks, { isBelow: true });
/** Privacy choice, loaded only if ads are measured. */
const PrivacyChoice = lazySection(
  async () => (await import('../../features/privacy/privacy-choice.tsx')).PrivacyChoice,
);

/** `isShop` marks the footer of pages whose views may be reported to an ads service. */
export function Footer({ isShop = false }: { isShop?: boolean }) {
  const { productName, socialLinks, adPixel } = appConfig();
  return (
    <footer className="footer night">
      <div className="wrap">
        <div className="footer-columns">
          <section className="footer-about" aria-label="Tentang">
            <Logo name={productName} size={32} />
            <ul>
              <li>
                <Link href={screens.about()}>Tentang kami</Link>
              </li>
              <li>
                <Link href={screens.mitraDirectory()}>Mitra</Link>
              </li>
              <li>
                <Link href={screens.articles()}>Bacaan</Link>
              </li>
              <li>
                <Link href={screens.creator()}>Mengajar</Link>
              </li>
            </ul>
          </section>
          <nav aria-labelledby="footer-types">
            <h2 id="footer-types">Jenis kelas</h2>
            <ul>
              {classTypes.map(({ tab, label }, index) => (
                <li key={tab}>
                  <Link href={screens.catalog({ tabs: index })}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <PopularTopics />
          <nav aria-labelledby="footer-help">
            <h2 id="footer-help">Bantuan</h2>
            <ul>
              <li>
                <Link href={screens.faq()}>Tanya jawab</Link>
              </li>
              <li>
                <Link href={screens.supportTicket()}>Hubungi kami</Link>
              </li>
              <li>
                <Link href={screens.faqCategory('pembelian')}>Cara bayar</Link>
              </li>
              <li>
                <Link href={screens.certificate()}>Cek sertifikat</Link>
              </li>
            </ul>
          </nav>
          {socialLinks.length > 0 && (
            <Suspense fallback={null}>
              <SocialLinks addresses={socialLinks} />
            </Suspense>
          )}
        </div>
        <div className="footer-base">
          <p>© 2021 {productName}</p>
          <div className="footer-legal">
            <Link href={screens.terms(0)}>Kebijakan Privasi</Link>
            <Link href={screens.terms(1)}>Syarat dan Ketentuan</Link>
            <Link href={screens.accessibility()}>Aksesibilitas</Link>
            {adPixel && (
              <Suspense fallback={null}>
                <PrivacyChoice tellsViews={isShop} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
    </footer>
  );
}

function PopularTopics() {
  const dispatch = useDispatch();
  const { data: topics } = usePopularTopics();
  if (!topics?.list.length) return null;
  return (
    <nav aria-labelledby="footer-topics">
      <h2 id="footer-topics">Topik populer</h2>
      <ul>
        {topics.list.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={screens.catalog({ topic: slug })} onClick={() => dispatch(topicPicked(slug))}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
