import CoreGraphics
import Testing
import simd

/// Matrices and turns by the names of Apple's simd module.
@Suite("matrices and turns") struct MatrixTests {
    @Test("matrices multiply, invert and turn over")
    func matrices() {
        var move = matrix_identity_float4x4
        move.columns.3 = simd_float4(1, 2, 3, 1)
        let scale = simd_float4x4(diagonal: simd_float4(2, 2, 2, 1))
        let point = simd_float4(1, 1, 1, 1)
        #expect(matrix_multiply(move, scale) * point == simd_float4(3, 4, 5, 1))
        #expect(simd_mul(scale, move) * point == simd_float4(4, 6, 8, 1))
        #expect(simd_mul(move, move.inverse) == matrix_identity_float4x4)
        #expect(scale.determinant == 8)
        #expect(move.transpose.columns.0 == simd_float4(1, 0, 0, 1))
        #expect(point * move == move.transpose * point)
        let rows = simd_double3x3(rows: [SIMD3(1, 2, 3), SIMD3(0, 1, 4), SIMD3(5, 6, 0)])
        #expect(rows[2, 0] == 3)
        #expect(rows[0][2] == 5)
        #expect(abs(rows.determinant - 1) < 1e-12)
        #expect(simd_almost_equal_elements(simd_inverse(rows) * rows, matrix_identity_double3x3, 1e-9))
        #expect(simd_float2x2().inverse.columns.0.x.isNaN, "nothing leads back")
        #expect(2 * scale == scale * 2)
        #expect(simd_mul(point, move) == matrix_transpose(move) * point)
        #expect(simd_sub(simd_add(move, scale), scale) == move)
        #expect(-simd_float2x2(1) == simd_float2x2([SIMD2(-1, 0), SIMD2(0, -1)]))
        #expect(simd_float2x2(diagonal: SIMD2(3, 4)).debugDescription.hasPrefix("simd_float2x2("))
        #expect(matrix_determinant(matrix_scale(2, matrix_identity_double3x3)) == 8)
    }

    @Test("functions without a prefix are those with one")
    func plainFunctions() {
        let a = double3(3, 0, 4), b = float2(1.5, -0.25)
        #expect(simd.length(a) == 5)
        #expect(simd.distance(a, .zero) == 5)
        #expect(dot(a, double3(1, 1, 1)) == 7)
        #expect(cross(float3(1, 0, 0), float3(0, 1, 0)) == float3(0, 0, 1))
        #expect(normalize(a) == a / 5)
        #expect(mix(b, .zero, t: 0.5) == b / 2)
        #expect(clamp(b, min: 0, max: 1) == float2(1, 0))
        #expect(sign(b) == float2(1, -1))
        #expect(step(b, edge: .zero) == float2(1, 0))
        #expect(fract(b) == float2(0.5, 0.75))
        #expect(smoothstep(float2(0, 0.5), edge0: .zero, edge1: float2(1, 1)) == float2(0, 0.5))
        #expect(refract(float2(0, -1), float2(0, 1), 1.5) == float2(0, -1))
        #expect(reduce_max(a) == 4)
        #expect(norm_one(double3(-1, 2, -3)) == 6)
    }

    @Test("turns act as their matrices do, and meet half-way")
    func turns() {
        let quarter = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        let turned = quarter.act(SIMD3(1, 0, 0))
        #expect(simd_distance(turned, SIMD3(0, 1, 0)) < 1e-6)
        #expect(simd_distance(simd_float3x3(quarter) * SIMD3(1, 0, 0), turned) < 1e-6)
        #expect(abs(simd_dot(simd_quatf(simd_float4x4(quarter)), quarter)) > 0.99999)
        #expect(abs(quarter.angle - .pi / 2) < 1e-6)
        let half = simd_slerp(simd_quatf(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-6)
        #expect(simd_distance((quarter * quarter.inverse).vector, SIMD4(0, 0, 0, 1)) < 1e-6)
        let there = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
        #expect(simd_distance(there.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-9)
        for angle in stride(from: -3.0, through: 3, by: 0.5) {
            for axis in [SIMD3(1.0, 0, 0), SIMD3(0, 1.0, 0), simd_normalize(SIMD3(1.0, -2, 0.5))] {
                let turn = simd_quatd(angle: angle, axis: axis)
                #expect(abs(simd_dot(simd_quatd(simd_double3x3(turn)), turn)) > 0.999999)
            }
        }
    }
}
