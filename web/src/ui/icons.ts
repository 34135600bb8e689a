import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

/** A Lucide icon, or an icon of the product with the same props. `UiProvider` sets size and stroke of all icons. */
export type Icon = ComponentType<LucideProps>;
