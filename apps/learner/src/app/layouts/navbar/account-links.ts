import type { ComponentType } from 'react';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { appConfig } from '@sinau/shell';
import {
  Award,
  Calendar,
  CircleQuestionMark,
  ClipboardList,
  GraduationCap,
  Heart,
  LayoutDashboard,
  Presentation,
  Settings,
  ShieldCheck,
  ShoppingCart,
  User,
} from '@sinau/ui/icons';

interface AccountLink {
  href: string;
  label: string;
  icon: ComponentType;
}

export function accountLinks({ isMitra, isOperator }: Pick<Profile, 'isMitra' | 'isOperator'>): AccountLink[] {
  return [
    { href: screens.myClass(), label: 'Kelas Saya', icon: GraduationCap },
    { href: screens.wishlist(), label: 'Disimpan', icon: Heart },
    { href: screens.calendar(), label: 'Kalender', icon: Calendar },
    { href: screens.certificates(), label: 'Sertifikat', icon: Award },
    { href: screens.cart(), label: 'Keranjang', icon: ShoppingCart },
    { href: screens.transactions(), label: 'Riwayat Transaksi', icon: ClipboardList },
    isMitra
      ? { href: screens.creatorDashboard(), label: 'Dashboard', icon: LayoutDashboard }
      : { href: screens.creatorQuestion(), label: `Mengajar di ${appConfig().productName}`, icon: Presentation },
    ...(isOperator ? [{ href: screens.operatorDesk(), label: 'Meja operator', icon: ShieldCheck }] : []),
    { href: screens.editProfile(), label: 'Edit Profil', icon: User },
    { href: screens.settings(), label: 'Pengaturan Akun', icon: Settings },
    { href: screens.faq(), label: 'Bantuan', icon: CircleQuestionMark },
  ];
}
