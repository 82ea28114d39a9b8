import type { ReactNode } from 'react';
import { appConfig } from '@sinau/shell';
import './auth-card.css';

interface AuthCardProps {
  title: string;
  /** Sentence below the title. */
  lead?: ReactNode;
  /** The alternative below the form: 'Belum punya akun?' */
  footer?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

/** Card with one account task beside a panel that presents the product. */
export function AuthCard({ title, lead, footer, icon, children }: AuthCardProps) {
  return (
    <div className="auth">
      <div className="auth-task">
        {icon && <span className="auth-icon">{icon}</span>}
        <h1>{title}</h1>
        {lead && <p className="auth-lead">{lead}</p>}
        {children}
        {footer && <p className="auth-footer">{footer}</p>}
      </div>
      <aside className="auth-side night" aria-label={`Tentang ${appConfig().productName}`}>
        <img src="/art/hero-weave.svg" width={636} height={474} alt="" />
        <p className="auth-promise">Belajar langsung dari praktisi Indonesia.</p>
        <p>Bayar sekali, belajar sesuai waktumu, dan lanjutkan dari perangkat mana pun.</p>
      </aside>
    </div>
  );
}
