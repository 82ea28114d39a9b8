import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import indonesian from 'antd/locale/id_ID';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';

/**
 * Around everything that uses antd. Import it lazily where a page's first load must stay small. Its styles go into the
 * layer `antd`, so that they change nothing outside its components.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} locale={indonesian}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
