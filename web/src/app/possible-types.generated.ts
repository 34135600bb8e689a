
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Failure": [
      "InvalidInput",
      "Refusal"
    ],
    "Lookup": [
      "Priority",
      "Submitter"
    ],
    "ReplyToSignalResult": [
      "InvalidInput",
      "Refusal",
      "ReplyToSignalSuccess"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Failure": [
      "InvalidInput",
      "Refusal"
    ],
    "Lookup": [
      "Priority",
      "Submitter"
    ],
    "ReplyToSignalResult": [
      "InvalidInput",
      "Refusal",
      "ReplyToSignalSuccess"
    ]
  }
};
      export default result;
    