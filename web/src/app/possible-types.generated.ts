
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
    ],
    "SaveMapViewResult": [
      "InvalidInput",
      "SaveMapViewSuccess"
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
    ],
    "SaveMapViewResult": [
      "InvalidInput",
      "SaveMapViewSuccess"
    ]
  }
};
      export default result;
    