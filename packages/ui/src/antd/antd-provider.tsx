import { ConfigProvider } from 'antd';
import indonesian from 'antd/locale/id_ID';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';

/** Around everything that uses antd. Import it lazily where a page's first load must stay small. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={theme} locale={indonesian}>
      {children}
    </ConfigProvider>
  );
}
