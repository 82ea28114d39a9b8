import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import indonesian from 'antd/locale/id_ID';
import dayjs from 'dayjs';
import indonesianDays from 'dayjs/locale/id';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

// August is 'Agu' everywhere else on our screens; dayjs would write 'Agt'.
const monthsShort = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
// Set globally in dayjs: pickers parse typed text in its language, whatever that of antd is.
dayjs.locale({ ...indonesianDays, monthsShort });

/**
 * Wraps a whole area that uses antd, once. A layout imports it lazily, so that pages without antd do not load it. Its
 * styles are in the layer `antd`, where they affect only its components.
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
