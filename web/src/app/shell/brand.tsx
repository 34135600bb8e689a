import { chakra, Flex } from '@chakra-ui/react';
import { texts } from '../app.texts.ts';

const BrandMark = () => (
  <chakra.svg boxSize="6" flex="none" viewBox="0 0 24 24" aria-hidden="true">
    <rect width="24" height="24" rx="6" fill="#0F5C73" />
    <path
      d="M17.2 5.8c-3.4-1.7-8.9-1.1-8.9 2.2 0 4 8.7 3 8.7 7.4 0 3.6-5.8 4.3-9.8 2.2"
      fill="none"
      stroke="#fff"
      strokeWidth="2.3"
      strokeLinecap="round"
    />
    <circle cx="18" cy="6.2" r="2.4" fill="#F0AE3C" stroke="#0F5C73" strokeWidth="1.2" />
  </chakra.svg>
);

export const Brand = () => (
  <Flex align="center" gap="2" fontSize="lg" fontWeight="semibold" letterSpacing="tight" color="fg">
    <BrandMark />
    {texts.product}
  </Flex>
);
