"""Converts an archive of NDJSON: Apache Spark pipes it through `habitshift convert`.

Exit status: 0 all converted, 1 some lines are set aside, 2 wrong use, 3 the job failed.
"""

import argparse
import base64
import os
import re
import shlex
import sys
import traceback
from collections.abc import Iterable, Iterator
from itertools import chain, groupby, islice
from typing import Any
from urllib.parse import unquote, urlsplit

from pyspark import RDD, StorageLevel
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, Row, SparkSession
from pyspark.sql import functions as F

OUTPUTS = ("converted", "logs", "notes", "rejected")
OUTCOME = "file string, block long, line long, blank boolean, " + ", ".join(
    f"{name} array<string>" for name in OUTPUTS
)

TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[][{},]')


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Convert an archive of NDJSON.")
    parser.add_argument("input", help="a folder or glob of *.ndjson and *.ndjson.gz")
    parser.add_argument("output", help="a new folder")
    parser.add_argument("--habitshift", default="habitshift", help="how to start it")
    parser.add_argument("--kind", default="auto", help="see habitshift convert")
    parser.add_argument("--to", default="v2", help="see habitshift convert")
    parser.add_argument("--overwrite", action="store_true", help="replace the output")
    return parser.parse_args()


def read_lines(spark: SparkSession, path: str) -> DataFrame:
    """Each line in its block of a file, in order; what is not UTF-8 is `broken`."""
    lines = spark.read.text(
        path,
        # By itself, Spark ends a line at a carriage return as well.
        lineSep="\n",
        pathGlobFilter="*.{ndjson,ndjson.gz}",
        recursiveFileLookup=True,
    )
    is_text = F.is_valid_utf8("value")
    return lines.select(
        F.col("_metadata.file_path").alias("file"),
        F.col("_metadata.file_block_start").alias("block"),
        F.when(is_text, F.col("value")).otherwise("").alias("text"),
        F.when(~is_text, F.col("value").cast("binary")).alias("broken"),
    )


def convert(lines: DataFrame, command: str) -> RDD[tuple[Any, ...]]:
    """Sends each partition through a filter that answers each line with a line."""
    places = lines.rdd.map(lambda line: (line.file, line.block, line.broken))
    # Status 1 only says that lines are set aside.
    shell = f"{command}; status=$?; [ $status -le 1 ] || exit $status"
    reports = (
        lines.rdd.map(lambda line: str(line.text))
        # The filter drops a byte order mark at its start; Spark did, at that of a file.
        .mapPartitions(lambda texts: chain([""], texts))
        .pipe(
            f"sh -c {shlex.quote(shell)}",
            env={"PATH": os.environ["PATH"]},
            checkCode=True,
        )
        .mapPartitions(lambda answers: islice(answers, 1, None))
    )
    # `zip` fails where there are not as many answers as lines.
    return places.zip(reports).mapPartitions(outcomes)


def outcomes(answered: Iterable[tuple[Any, str]]) -> Iterator[tuple[Any, ...]]:
    """What became of each line; lines are counted from the start of their block."""
    for (file, block), lines in groupby(answered, lambda line: line[0][:2]):
        for number, ((_, _, broken), report) in enumerate(lines, 1):
            yield (file, block, number, *outcome(report, broken))


def outcome(report: str, broken: bytes | None) -> tuple[Any, ...]:
    """Whether a line is blank, and what it adds to each output."""
    if broken is not None:
        text = base64.b64encode(broken.removesuffix(b"\r")).decode()
        error = '"error":{"message":"it is not UTF-8","pointers":[]}'
        return False, [], [], [], [f'{error},"base64":"{text}"}}']
    if not report.startswith("{"):
        return True, [report], [], [], []
    body = report.removesuffix("\r")
    _, _, members = body.partition(",")
    if members.startswith('"error"'):
        return False, [], [], [], [members]
    lists = lists_of(body)
    values = [value + report[len(body) :] for value in lists["values"]]
    return False, values, lists["logs"], [note[1:] for note in lists["notes"]], []


def lists_of(report: str) -> dict[str, list[str]]:
    """The elements of its lists as they are written: a parser would change numbers."""
    lists: dict[str, list[str]] = {"values": [], "logs": [], "notes": []}
    depth, start, name = 0, 0, ""
    for token in TOKEN.finditer(report):
        mark = token[0]
        if depth == 2 and mark in ",]":
            if token.start() > start:
                lists[name].append(report[start : token.start()])
            start = token.end()
        if mark in "[{":
            depth += 1
            if depth == 2:
                start = token.end()
        elif mark in "]}":
            depth -= 1
        elif depth == 1:
            name = mark.strip('"')
    return lists


def count(table: DataFrame) -> list[Row]:
    """What stands in each block, in the order of files and blocks."""
    sizes = [F.sum(F.size(name)).alias(name) for name in OUTPUTS]
    counts = table.groupBy("file", "block").agg(
        F.count("*").alias("lines"), F.count_if("blank").alias("blank"), *sizes
    )
    return counts.orderBy("file", "block").collect()


def place(table: DataFrame, blocks: list[Row]) -> DataFrame:
    """Counts lines from the start of their file, and names it as a user would."""
    starts = []
    for file, its in groupby(blocks, lambda block: block.file):
        before = 0
        for block in its:
            starts.append((file, block.block, name_of(file), before))
            before += block.lines
    schema = "file string, block long, name string, before long"
    known = F.broadcast(table.sparkSession.createDataFrame(starts, schema))
    return table.join(known, ["file", "block"]).select(
        F.col("name").alias("file"),
        (F.col("before") + F.col("line")).alias("line"),
        *OUTPUTS,
    )


def name_of(uri: str) -> str:
    parts = urlsplit(uri)
    return os.path.relpath(unquote(parts.path)) if parts.scheme == "file" else uri


def write(table: DataFrame, name: str, folder: str, mode: str) -> None:
    """Writes an output; its parts, one after another, are in the archive's order."""
    rows = table.select("file", "line", F.posexplode(name).alias("index", "text"))
    where = F.regexp_replace(F.to_json(F.struct("file", "line")), "}$", ",")
    is_placed = name in ("notes", "rejected")
    text = F.concat(where, "text") if is_placed else F.col("text")
    ordered = rows.orderBy("file", "line", "index").select(text)
    ordered.write.mode(mode).text(f"{folder}/{name}", lineSep="\n")


def exists(spark: SparkSession, path: str) -> bool:
    jvm: Any = spark.sparkContext._jvm
    folder = jvm.org.apache.hadoop.fs.Path(path)
    hadoop = spark._jsparkSession.sessionState().newHadoopConf()
    return bool(folder.getFileSystem(hadoop).exists(folder))


def summary(blocks: list[Row]) -> str:
    names = ("lines", "blank", *OUTPUTS)
    total = {name: sum(block[name] for block in blocks) for name in names}
    total["converted"] = total["lines"] - total["blank"] - total["rejected"]
    order = ("lines", "converted", "blank", "rejected", "logs", "notes")
    return "\n".join(f"{name:<9} {total[name]:>13,}" for name in order)


def refuse(reason: str) -> int:
    print(f"convert_archive: {reason}", file=sys.stderr)
    return 2


def run(spark: SparkSession, args: argparse.Namespace) -> int:
    if exists(spark, args.output) and not args.overwrite:
        return refuse(f"{args.output} exists; --overwrite replaces what it holds")
    try:
        lines = read_lines(spark, args.input)
    except AnalysisException as error:
        return refuse(str(error))
    if not lines.inputFiles():
        return refuse(f"{args.input} holds no *.ndjson and no *.ndjson.gz")
    options = ["--ndjson", "--format=json", f"--kind={args.kind}", f"--to={args.to}"]
    converted = convert(lines, f"{args.habitshift} convert {shlex.join(options)}")
    table = spark.createDataFrame(converted, OUTCOME, verifySchema=False)
    # So the filter runs once for all outputs; `persist` would take more memory.
    table = table.localCheckpoint(storageLevel=StorageLevel.DISK_ONLY)
    blocks = count(table)
    placed = place(table, blocks)
    for name in OUTPUTS:
        write(placed, name, args.output, "overwrite" if args.overwrite else "error")
    print(summary(blocks))
    return 1 if any(block.rejected for block in blocks) else 0


def main() -> int:
    args = parse_arguments()
    try:
        with SparkSession.builder.appName("habitshift").getOrCreate() as spark:
            return run(spark, args)
    except Exception:
        traceback.print_exc()
        return 3


if __name__ == "__main__":
    sys.exit(main())
