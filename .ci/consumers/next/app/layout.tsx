import '@hvac/ui/reset.css';
import '@hvac/ui/styles.css';
import type { ReactNode } from 'react';

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);
export default Layout;
