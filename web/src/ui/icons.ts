import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

/** A Lucide icon, or one of our own with the same props. `UiProvider` sets size and stroke once. */
export type Icon = ComponentType<LucideProps>;
