/** Keys of the documents that the web client sends, with the names of their operations. */
export const knownDocuments: ReadonlyMap<string, string> = new Map([
  ['5d16743ddf8d6bff41b0256ea5548f2fc444ba27e4b5eb9687b7d08aa7f321ce', 'SignalsNow'],
  ['600a47cb92af4b67004f1badc6a6567bdc7958ca52d0aabba6d923bc9f0cc2f3', 'SignalCount'],
  ['8d91e70a3924d21cbcc601cbb7ec19e78554f1582e309ed6e155235e6919355d', 'SignalChoices'],
  ['a2a5f3e75ee22830aae4466fb2e07a40844350ac98553cf6eeb35fa2e982185f', 'Signal'],
  ['aa695edcb1f585613d2cc14fe772f0ea010d65b9c05d57d4ace544104e2aa48e', 'SignalStrip'],
  ['c738f6afac26eb338e56e75753a02f1d0ac5b4194ceb0ce55ea25fcc622adf4e', 'SubmitterChoices'],
  ['eb7be5e9eb0cb14cfd3c8ede180991ed81bc6c51e742893ce3d206470b44a7b3', 'Session'],
  ['f40671ad5bd227d89e973fda33c895de5e66795b1bc954d23f994826d6d46083', 'Signals'],
]);
