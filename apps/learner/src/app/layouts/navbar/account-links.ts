import type { ComponentType } from 'react';
import type { Profile } from '@sinau/contracts/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { appConfig } from '@sinau/shell';
import {
  Award,
  ClipboardList,
  GraduationCap,
  LayoutDashboard,
  Presentation,
  Settings,
  ShoppingCart,
} from '@sinau/ui/icons';

interface AccountLink {
  href: string;
  label: string;
  icon: ComponentType;
}

export function accountLinks({ isMitra }: Pick<Profile, 'isMitra'>): AccountLink[] {
  return [
    { href: screens.myClass(), label: 'Kelas Saya', icon: GraduationCap },
    { href: screens.certificates(), label: 'Sertifikat', icon: Award },
    { href: screens.cart(), label: 'Keranjang', icon: ShoppingCart },
    { href: screens.transactions(), label: 'Riwayat Transaksi', icon: ClipboardList },
    isMitra
      ? { href: screens.creatorDashboard(), label: 'Dashboard', icon: LayoutDashboard }
      : { href: screens.creatorQuestion(), label: `Mengajar di ${appConfig().productName}`, icon: Presentation },
    { href: screens.settings(), label: 'Pengaturan Akun', icon: Settings },
  ];
}
