import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

/** A Lucide icon, or one of our own with the same props. Size and stroke are given once, around the product. */
export type Icon = ComponentType<LucideProps>;
