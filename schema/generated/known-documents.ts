/** Keys of the documents that the web client sends, with the names of their operations. */
export const knownDocuments: ReadonlyMap<string, string> = new Map([
  ['3379e5dad95697b7db80b25c0a2f0fb2eee1ce3860544413444ffe03a77e3943', 'SvoLine'],
  ['5d16743ddf8d6bff41b0256ea5548f2fc444ba27e4b5eb9687b7d08aa7f321ce', 'SignalsNow'],
  ['600a47cb92af4b67004f1badc6a6567bdc7958ca52d0aabba6d923bc9f0cc2f3', 'SignalCount'],
  ['6e48695b08491cd347c0faf8017239bc6b54dbcbb9f1e55ae7e95399d974b23d', 'Geocode'],
  ['8cce62422698971df148235b8a35d206ac2ab1a5ba48c4227fe40f761eddf59a', 'MapParts'],
  ['8d91e70a3924d21cbcc601cbb7ec19e78554f1582e309ed6e155235e6919355d', 'SignalChoices'],
  ['90c76eb5df901725cbe0859172f37ff662a3f6dcb035a0179c0d14d06c4b8c1c', 'PipeAt'],
  ['a2a5f3e75ee22830aae4466fb2e07a40844350ac98553cf6eeb35fa2e982185f', 'Signal'],
  ['aa695edcb1f585613d2cc14fe772f0ea010d65b9c05d57d4ace544104e2aa48e', 'SignalStrip'],
  ['c738f6afac26eb338e56e75753a02f1d0ac5b4194ceb0ce55ea25fcc622adf4e', 'SubmitterChoices'],
  ['eb7be5e9eb0cb14cfd3c8ede180991ed81bc6c51e742893ce3d206470b44a7b3', 'Session'],
  ['f40671ad5bd227d89e973fda33c895de5e66795b1bc954d23f994826d6d46083', 'Signals'],
  ['f6134c142fc2be828f19ad41fbd3aec7084f718f21541f3010bf867e9d113e1a', 'AddressAt'],
]);
